import { type Cleaning, cleaningOf, dropHidden, dropNeverShown } from '../hide/clean.js';
import { stateLineBreaks } from '../hide/css/line-breaks.js';
import { rulesIn, sheetsOf } from '../hide/css/sheets.js';
import { resolveNoscript } from '../hide/noscript.js';
import { dropAroundShown } from '../hide/shown-inside.js';
import { placeStreamed } from '../hide/streamed.js';
import { unveilAddresses } from '../hide/veiled-addresses.js';
import { partOf, stageOf } from '../rule.js';
import { showSheets } from '../tools/google-sheets.js';

/** White space that does not break, twice in a row: code may be set with it. */
const SPACED = /(?:&nbsp;|&#160;|&#xa0;|\u00a0){2}/i;

export const hide = stageOf(
  'hide',
  partOf([
    {
      id: 'show-published-sheets',
      says: 'Leaves of a spreadsheet that Google published its sheets, each below its name, without the letters and numbers around the cells (`A`, `B`, `1`, `2`).',
      run(reading) {
        const sheets = showSheets(reading.document, reading.markup, reading.facts.base);
        if (sheets) reading.whole = sheets;
      },
    },
  ]),
  partOf<Cleaning>(
    [
      {
        id: 'place-streamed',
        says: 'Moves content that React streamed behind the page to its place, as the page\'s script does: `div hidden id="S:1"` to `template id="B:1"`.',
        run: ({ document }) => placeStreamed(document.body),
      },
      {
        id: 'drop-never-shown',
        says: 'Drops elements that are never content (`script`, `svg`, a closed `dialog`), and writes icons that alone say yes or no in a cell as ✓ and ✗.',
        run: dropNeverShown,
      },
      {
        id: 'resolve-noscript',
        says: 'Keeps of `noscript` the page without scripts, or the picture or frame that a script would load, and drops pleas such as “Please enable JavaScript”.',
        run: ({ document, markup }) => resolveNoscript(document.body, markup.named('noscript')),
      },
      {
        id: 'drop-around-shown',
        says: 'Drops the texts of an element that its style hides except for some inside, as in `font-size: 0` around cells with a size of their own.',
        run: ({ inherited }) => dropAroundShown(inherited),
      },
      {
        id: 'drop-hidden',
        says: 'Drops comments, boxes that ask for consent, and what is hidden by attributes, styles or colours, such as `div style="display: none"`, but not closed panels of tabs and accordions, or a page that is hidden until its script runs.',
        run: dropHidden,
      },
      {
        id: 'state-line-breaks',
        says: "Writes what style sheets say about line breaks (`white-space: pre-line`) into the elements' own styles, since later stages know no style sheets.",
        run: ({ document, markup, styles }) => stateLineBreaks(document.body, styles, () => SPACED.test(markup.html)),
      },
      {
        id: 'unveil-addresses',
        says: 'Restores the mail addresses that Cloudflare obfuscates as “[email protected]”.',
        run: ({ document, markup }) => unveilAddresses(document.body, markup.names),
      },
    ],
    ({ document, markup, isMatter }) => cleaningOf(document, markup, rulesIn(document, sheetsOf(markup)), isMatter),
  ),
);
