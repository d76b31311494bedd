# The web app in one image. Build it from the project's folder: docker build -t septem .
FROM node:22-slim AS page
WORKDIR /septem/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --no-fund --no-audit
COPY web ./
RUN npx vite build --outDir /page --emptyOutDir

FROM python:3.12-slim AS build
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /septem
COPY pyproject.toml setup.py README.md LICENSE ./
COPY src ./src
COPY --from=page /page ./src/septem/web/client
RUN SEPTEM_COMPILED=1 pip wheel --no-cache-dir --wheel-dir /wheels '.[postgresql,redis]'

FROM python:3.12-slim
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir --no-index --find-links /wheels 'septem[postgresql,redis]' && rm -rf /wheels
RUN useradd --create-home septem && mkdir /data && chown septem /data
USER septem
ENV SEPTEM_HOST=0.0.0.0 SEPTEM_DATABASE=sqlite:////data/tables.sqlite
VOLUME /data
EXPOSE 8007
HEALTHCHECK CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8007/health')"]
CMD ["septem", "serve"]
