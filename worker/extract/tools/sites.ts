import type { Tool } from './tool.js';

const W3_LANGUAGES = ['html', 'css', 'js', 'python', 'java', 'sql', 'php', 'cpp', 'xml'];

/** Sites and services that are tools of their own: code forges, encyclopedias, references, help centres, papers. */
export const SITES: readonly Tool[] = [
  {
    id: 'gist',
    name: 'GitHub gists',
    signs: /\bjs-gist-file-update-container\b/,
    says: 'Sets the name of each file of a gist on GitHub above it, where there are several (`main.py`), and that of who comments.',
    content: '.gist-content',
    beside: '.timeline-comment-header,.timeline-comment-actions,.discussion-timeline-actions',
    drop: '.js-gist-file-update-container:only-child .file-header,.gist-content .file-header :not(.gist-blob-name,:has(.gist-blob-name))',
    rename: {
      '.gist-content .file-header': 'p strong',
      '.gist-content .author': 'above .timeline-comment-header',
      '.gist-content .timeline-comment > .author': 'p strong',
    },
  },
  {
    id: 'github',
    name: 'GitHub',
    signs: /\bmarkdown-body\b/,
    content: 'article.markdown-body,#wiki-body .markdown-body,.markdown-body[data-test-selector="body-content"]',
  },
  {
    id: 'gitlab',
    name: 'GitLab',
    signs: /\bfile-content\b|[\s"]md[\s"]/,
    content: '.file-content.md,.md[data-testid="wiki-page-content"]',
  },
  {
    id: 'gitea',
    name: 'Gitea and Forgejo',
    signs: /\bfile-view\b|\bwiki-content-main\b/,
    content: '.file-view.markup,.wiki-content-main.markup',
  },
  { id: 'dokuwiki', name: 'DokuWiki', signs: /\bmode_show\b/, content: '.dokuwiki.mode_show .page' },
  { id: 'xwiki', name: 'XWiki', signs: /\bxwikicontent\b/, content: '#xwikicontent' },
  { id: 'confluence', name: 'Confluence', signs: /\bwiki-content\b/, content: '#main-content.wiki-content' },
  { id: 'foswiki', name: 'Foswiki', signs: /\bfoswikiTopic\b|\btwikiTopic\b/, content: '.foswikiTopic,.twikiTopic' },
  { id: 'tiki', name: 'Tiki', signs: / id="page-data"/, content: 'article.wikitext > #page-data' },
  {
    id: 'jupyter',
    name: 'Jupyter notebooks',
    signs: /\bjp-Notebook\b|\bnotebook-container\b/,
    content: 'body.jp-Notebook > main,#notebook-container',
  },
  { id: 'arxiv', name: 'arXiv', signs: / id="abs"/, content: '#content-inner #abs' },
  {
    id: 'model-card',
    name: 'the hub of Hugging Face',
    signs: /\bmodel-card-content\b/,
    content: '.model-card-content',
  },
  { id: 'govuk', name: 'GOV.UK', signs: /\bgem-c-govspeak\b/, content: '.gem-c-govspeak' },
  { id: 'judgments', name: 'the National Archives', signs: /\bjudgment-body\b/, content: 'article.judgment' },
  {
    id: 'mdn',
    name: 'MDN',
    signs: /\bmain-page-content\b|\breference-layout__body\b|\bbaseline-indicator\b|\bbc-table\b/,
    content: 'article.main-page-content,.reference-layout > main',
    beside:
      '.bc-issue-link,.bc-github-link,.bc-legend,.article-footer,.article-footer__inner,.reference-layout__toc,mdn-content-feedback,mdn-placement-top',
    drop: 'details.baseline-indicator,.bc-table .bc-support-level,.bc-table .bc-browser-name',
  },
  {
    id: 'statuspage',
    name: 'Statuspage',
    signs: /\bincident-updates-container\b/,
    content: '.incident-updates-container',
  },
  {
    id: 'nuget',
    name: 'NuGet',
    signs: /\bpackage-details-main\b/,
    content: '.package-details-main',
    beside: '.framework-badges,button',
  },
  {
    id: 'go-packages',
    name: 'pkg.go.dev',
    signs: /\bUnitDetails\b/,
    content: '.UnitDetails',
    beside:
      '.UnitOutline,.UnitFiles,.UnitDirectories,.UnitBuildContext-titleContext,.Documentation-index,.UnitReadme-footer,button',
  },
  {
    id: 'mediawiki',
    name: 'MediaWiki',
    signs: /\bjump-to-nav\b|\bsubpages\b/,
    drop: '#jump-to-nav,#contentSub > .subpages',
  },
  {
    id: 'geshi',
    name: 'GeSHi',
    signs: /\bmw-geshi\b|\bw3-code\b/,
    says: 'Writes code that MediaWiki highlights in a line, and the examples of W3Schools, as code: `span class="mw-geshi"`.',
    rename: {
      ...Object.fromEntries(W3_LANGUAGES.map((name) => [`div.w3-code.${name}High`, `lines ${name}`])),
      'span.mw-geshi:has(br),div.w3-code': 'lines',
      'span.mw-geshi': 'code',
    },
  },
  { id: 'cppreference', name: 'cppreference.com', signs: /\bt-navbar\b/, drop: 'div.t-navbar' },
  { id: 'baidu-baike', name: 'Baidu Baike', signs: /\btitleBtn\b/, drop: 'h2 + .titleBtn,h3 + .titleBtn' },
  {
    id: 'aws',
    name: "Amazon's documentation",
    signs: /\bawsdocs-page-/,
    drop: '.awsdocs-page-header-container,.awsdocs-page-toc',
  },
  { id: 'microsoft-learn', name: 'Microsoft Learn', signs: /\bpage-metadata\b/, drop: 'ul.page-metadata' },
  {
    id: 'devsite',
    name: "Google's documentation",
    signs: /\bdevsite-article\b/,
    drop: 'devsite-feature-tooltip,devsite-thumb-rating,devsite-content-footer',
  },
  { id: 'stack-overflow', name: 'Stack Overflow', signs: /\banswers-subheader\b/, drop: '.answers-subheader' },
  { id: 'php-manual', name: "PHP's manual", signs: /\bedit-bug\b/, drop: 'div.contribute:has(> .edit-bug)' },
  {
    id: 'intercom',
    name: 'Intercom',
    signs: /\bintercom-interblocks-/,
    drop: '.intercom-force-break .avatar:has(> .avatar__info)',
  },
  { id: 'gutenberg', name: 'Project Gutenberg', signs: /\bpg-boilerplate\b/, drop: 'section.pg-boilerplate' },
];
