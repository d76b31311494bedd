# The web app in one image. Build it from the project's folder: docker build -t septem .
# Images have exact versions. They have no digests: those were not available where this file was written.
FROM node:22.17.0-bookworm-slim AS page
WORKDIR /septem/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --omit=dev --no-fund --no-audit
COPY web ./
RUN npx vite build --outDir /page --emptyOutDir

FROM python:3.12.11-slim-bookworm AS build
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /septem
COPY requirements-server.lock ./
RUN pip install --no-cache-dir --no-deps --require-hashes -r requirements-server.lock
COPY pyproject.toml setup.py README.md LICENSE ./
COPY src ./src
COPY --from=page /page ./src/septem/web/client
RUN SEPTEM_COMPILED=1 pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir /wheels .

FROM python:3.12.11-slim-bookworm
COPY requirements-server.lock /tmp/
RUN pip install --no-cache-dir --no-deps --require-hashes -r /tmp/requirements-server.lock
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir --no-deps --no-index /wheels/*.whl && rm -rf /wheels
RUN useradd --create-home septem && mkdir /data && chown septem /data
USER septem
ENV SEPTEM_HOST=0.0.0.0 SEPTEM_DATABASE=sqlite:////data/tables.sqlite
VOLUME /data
EXPOSE 8007
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8007/health')"]
CMD ["septem", "serve"]
