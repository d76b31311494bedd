/** What this browser keeps. In a frame of another site a browser may forbid it: then nothing is kept. */
function allowed(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

export function readKept(key: string): string | null {
  return allowed()?.getItem(key) ?? null;
}

export function keep(key: string, value: string) {
  allowed()?.setItem(key, value);
}

export function forget(key: string) {
  allowed()?.removeItem(key);
}
