import type { Reading } from '../reading.js';
import { nameUnfolded } from '../recognise/structure/openers.js';
import { plainHeadings } from '../recognise/structure/plain-headings.js';
import { plainRoles } from '../recognise/structure/roles.js';
import { labelTabs } from '../recognise/structure/tabs.js';
import { partOf, type Rule } from '../rule.js';

const TABS: readonly Rule<Reading>[] = [
  {
    id: 'label-tabs',
    says: 'Puts the label of each tab before the panel that it shows (“npm”, “pnpm”), or makes it the language of the code there.',
    run: ({ document, markup }) => labelTabs(document, markup),
  },
];

const ACCORDIONS: readonly Rule<Reading>[] = [
  {
    id: 'name-unfolded',
    says: 'Puts the words of each button that unfolds a text before that text: “How do I send it back?”.',
    run: ({ document, markup }) => nameUnfolded(document, markup),
  },
];

const ROLES: readonly Rule<Reading>[] = [
  {
    id: 'make-roles-elements',
    says: 'Makes headings and tables of elements that are so only by their role or by names of Javadoc and of patents, such as `div role="heading" aria-level="3"`.',
    run: ({ document, markup }) => plainRoles(document, markup),
  },
];

const HEADINGS: readonly Rule<Reading>[] = [
  {
    id: 'clean-headings',
    says: 'Removes the ids of headings, which the scorer would read as names (`id="share-plugins"`), and the controls in them, and parts words that only a style sheet sets apart.',
    run: ({ document }) => plainHeadings(document),
  },
];

export const tabs = partOf(TABS, (reading) => reading);
export const accordions = partOf(ACCORDIONS, (reading) => reading);
export const roles = partOf(ROLES, (reading) => reading);
export const headings = partOf(HEADINGS, (reading) => reading);
