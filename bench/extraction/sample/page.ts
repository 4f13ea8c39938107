import { linesOf } from '../manuals/lines.js';
import { type Structure, structureOf } from './structure.js';

/** What a page is to say: the corpus keeps it as the truth. */
export interface SampleTruth {
  text: string;
  without?: string[];
  title?: string;
  author?: string;
  date?: string;
  structure?: Structure;
  markdown?: string;
}

export interface SamplePage {
  /** One row of figures. */
  source: string;
  /** The template, so that pages of one stay together. */
  template: string;
  /** Of its own within the source. */
  name: string;
  html: string;
  truth: SampleTruth;
}

/** Where a corpus page is taken to come from. */
export const addressOf = (id: string) => `http://site.test/p/${encodeURIComponent(id)}`;

export const idOf = ({ source, template, name }: Pick<SamplePage, 'source' | 'template' | 'name'>) =>
  `${source}-${template}-${name}`.replace(/[^\w.-]+/g, '-');

/** The truth of a page whose content is this element, to be read before or after it is set into its template. */
export function truthOf(content: Element, id: string, more: Partial<SampleTruth> = {}): SampleTruth {
  return { text: linesOf(content), structure: structureOf(content, addressOf(id)), ...more };
}
