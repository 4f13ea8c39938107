/** `path` below a provider's base address, which may carry a path of its own, with or without a slash at its end. */
export function endpoint(address: URL, path: string, parameters: Record<string, string> = {}): URL {
  const base = new URL(address);
  if (!base.pathname.endsWith('/')) base.pathname += '/';
  const url = new URL(path, base);
  url.search = String(new URLSearchParams(parameters));
  return url;
}
