/** A figure in the README is one that the document it refers to gives, so that neither changes alone. */
import t from 'tap';
import { documentText } from '../helpers/documents.js';

const why =
  documentText('README.md')
    .split(/^## /m)
    .find((section) => section.startsWith('Why\n')) ?? '';
const claims = why.split(/^- /m).filter((claim) => /\d+\.\d/.test(claim));
t.not(claims.length, 0);

for (const claim of claims) {
  const given = [...claim.matchAll(/\]\((docs\/[\w-]+\.md)/g)].map(([, path]) => documentText(path ?? ''));
  const figures = claim.replace(/\]\(.*?\)/g, '').match(/\b\d+(\.\d+)?\b/g) ?? [];
  for (const figure of figures) {
    const stands = new RegExp(`(?<![\\d.])${figure.replace('.', '\\.')}(?![\\d.]*\\d)`);
    t.ok(
      given.some((text) => stands.test(text)),
      `${figure} stands in what the README refers to`,
    );
  }
}
