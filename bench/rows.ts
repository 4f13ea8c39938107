/** What a search answers in benchmarks: ten rows of the usual size. */
export const rows = Array.from({ length: 10 }, (_, i) => ({
  title: `Result number ${i}`,
  url: `https://example.org/${i}`,
  snippet: 'A snippet of the usual length, which says something about the page and holds the words asked for.',
}));
