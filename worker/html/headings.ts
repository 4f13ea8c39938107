/** Headings of every level, as a selector. */
export const HEADINGS = 'h1,h2,h3,h4,h5,h6';

/** A heading, by its tag name. */
export const HEADING_NAME = /^h[1-6]$/;
