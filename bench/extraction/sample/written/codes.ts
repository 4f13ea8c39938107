import { escaped } from '../plain.js';
import type { Text } from '../texts.js';
import { frame } from './parts.js';

const page = ({ lang, title }: Text, site: string, body: string) => frame({ lang, title: escaped(title), site }, body);
const title = (text: Text) => escaped(text.title);
const sections = (html: string, open: string) => html.replace(/<p>/g, open);

/** Markup written after today's sites of laws, licences and terms. */
export const CODES: Record<string, (text: Text) => string> = {
  register: (t) =>
    page(
      t,
      'Licence Register',
      `<div id="navbar"><a>Licence Register</a><ul><li>Home</li><li>Licenses</li><li>Exceptions</li></ul></div><div property="v:title"><h1>${title(t)}</h1><h2>Full name</h2><p style="margin-left: 20px;"><code property="rdfs:label">${title(t)}</code></p></div><h2 id="licenseText">Text</h2><div property="spdx:licenseText" class="license-text">${t.html}</div><h2>Standard License Header</h2><p style="font-style: italic">There is no standard license header for the license</p><div class="footer"><p>Contact us with comments.</p></div>`,
    ),
  initiative: (t) =>
    page(
      t,
      'Open Initiative',
      `<div id="page" class="site"><header class="site-header wp-block-template-part"><a>Open Initiative</a><nav><ul class="wp-block-navigation__container"><li>About</li><li>Licenses</li><li>Community</li><li>Donate</li></ul></nav></header><main class="wp-block-group site-main"><article class="license type-license status-publish entry"><header class="entry-header"><h1 class="entry-title page--title">${title(t)}</h1><div class="license-meta"><span class="license-version">Version N/A</span><span>Steward: <a>unknown</a></span></div></header><div class="entry-content post--content license-content">${t.html}</div></article><aside class="content-sidebar"><h2>License index</h2><ul><li>By name</li><li>By category</li></ul></aside></main><footer class="site-footer"><p>The content on this website is licensed under CC BY.</p></footer></div>`,
    ),
  statute: (t) =>
    page(
      t,
      'legislation.example',
      `<div id="layout2" class="legContent"><ul id="top"><li><a href="#pageTitle">Skip to main content</a></li></ul><div id="header"><h2><a>legislation.example</a></h2><ul id="secondaryNav"><li>Help</li><li>About us</li></ul></div><div id="primaryNav"><ul><li>Home</li><li>Browse legislation</li></ul></div><div id="breadCrumb"><h3 class="accessibleText">You are here:</h3><ul><li class="first">2019 c. 12</li><li>Whole document</li></ul></div><div id="content"><h1 id="pageTitle" class="pageTitle">${title(t)}</h1><div id="legSubNav"><ul><li>Table of contents</li><li>Content</li><li>More Resources</li></ul></div><div class="interface"><div class="prevNextNav"><ul><li>Previous</li><li>Next</li></ul></div><div id="viewLegContents"><div class="LegSnippet">${sections(t.html, '<p class="LegP1ParaText">')}</div></div></div></div><div id="footer"><span>All content is available under the Open Licence except where otherwise stated.</span></div></div>`,
    ),
  union: (t) =>
    page(
      t,
      'Official Journal',
      `<div id="MainContent"><nav class="navbar"><ul><li>My account</li><li>Language</li></ul></nav><div id="documentView"><div class="PageTools">Help Print Share</div><div class="panel panel-default PagePanel"><p class="DocumentTitle">Document 32019R0881</p></div><div id="PP2Contents" class="EurlexContent"><div class="eli-container"><div class="eli-main-title"><p class="oj-doc-ti">${title(t)}</p></div><div class="eli-subdivision">${sections(t.html, '<p class="oj-normal">')}</div></div></div></div></div><footer class="ecl-footer">${'<a>Sitemap</a><a>Help</a><a>Legal notice</a>'}</footer>`,
    ),
  terms: (t) =>
    page(
      t,
      'Cloudly',
      `<div id="root"><div class="cookie-banner" role="dialog"><p>We use cookies to improve your experience.</p><button>Accept all</button></div><header class="sticky"><a>Cloudly</a><nav><a>Pricing</a><a>Docs</a><a>Log in</a></nav></header><main class="container mx-auto"><nav aria-label="Legal"><a>Terms of Service</a><a>Privacy Policy</a><a>Cookie Policy</a><a>DPA</a></nav><section class="legal-doc prose"><h1>${title(t)}</h1>${t.html}</section></main><footer><div><h4>Company</h4><a>About</a><a>Careers</a></div><p>© 2025 Cloudly Inc.</p></footer></div>`,
    ),
  rights: (t) =>
    page(
      t,
      'United Rights',
      `<header role="banner"><div class="site-branding"><a>United Rights</a></div><nav role="navigation" aria-labelledby="main-menu"><ul class="menu"><li>What we do</li><li>News</li></ul></nav></header><main role="main"><a id="main-content" tabindex="-1"></a><div class="layout-content"><div class="region region-content"><div class="block block-page-title-block"><h1 class="page-title"><span class="field field--name-title">${title(t)}</span></h1></div><article class="node node--type-page node--view-mode-full"><div class="node__content"><div class="clearfix text-formatted field field--name-body field__item">${t.html}</div></div></article></div></div><aside class="layout-sidebar-second" role="complementary"><div class="block"><h2>Related pages</h2><ul><li>History of the text</li><li>Translations</li></ul></div></aside></main><footer role="contentinfo"><ul><li>Copyright</li><li>Fraud alert</li></ul></footer>`,
    ),
};
