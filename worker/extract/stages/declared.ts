import { partOf, stageOf } from '../rule.js';
import { dropFurniture } from '../score/furniture/furniture.js';
import { type Generated, mayHoldText, TAKEN } from '../tools/rules.js';

export const declared = stageOf(
  'declared',
  partOf([
    {
      id: 'drop-furniture',
      says: 'Drops, on a page too small for the scorer, the menus and the footer that the markup names, such as `nav`.',
      run: ({ document, isMatter }) => dropFurniture(document.body, isMatter),
    },
  ]),
  partOf<Generated>(
    [
      {
        id: 'take-carried',
        says: 'Takes the whole of a page that was made of a text from another page\'s data, such as an article in `script id="__NEXT_DATA__"`.',
        run(search) {
          const { whole } = search.reading;
          if (whole) Object.assign(search.reading, { content: whole });
          search.isOver = whole !== undefined;
        },
      },
      ...TAKEN,
    ],
    (reading) => ({ reading, hasSigns: mayHoldText(reading.markup) }),
  ),
);
