interface Wishes {
  /** Sources of pictures beside our own origin. */
  images?: string;
  /** Directives that this page has beside those of every page. */
  more?: string[];
}

/** The Content-Security-Policy of a page of ours: everything from our own origin, nothing inline. */
export function ownOriginPolicy({ images, more = [] }: Wishes = {}): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    ["img-src 'self'", images].filter(Boolean).join(' '),
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    ...more,
  ].join('; ');
}
