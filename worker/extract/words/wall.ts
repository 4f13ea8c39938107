import type { Words } from './words.js';

/** How the titles of challenge pages begin. */
export const CHALLENGE_TITLE: Words = {
  en: [
    'just a moment',
    'attention required',
    'access denied',
    'checking your browser',
    'one moment, please',
    'please wait',
    'security (?:check|checkpoint)',
    'are you a (?:robot|human)',
    'making sure you',
    '(?:ro)?bot check',
    'browser (?:check|verification)',
    'client challenge',
    'human verification',
    'verify(?:ing)? you are human',
    'pardon our interruption',
    'vercel security checkpoint',
    'ddos-guard',
  ],
};

/** What they say. */
export const CHALLENGE: Words = {
  en: [
    "(?:verify|verifying|confirm|prove|making sure|checking) (?:that |if |whether )?you(?:['’]re| are) (?:not a (?:ro)?bot|(?:a )?human)",
    '(?:checking|verifying) your browser',
    'enable javascript and cookies',
    'unusual traffic',
    '(?:not|are you) a robot',
    'security of your connection',
    'press (?:&|and) hold',
    '(?:solve|complete) the (?:captcha|challenge|security check)',
    'you have been blocked',
  ],
};

/** What a question for consent is about. */
export const CONSENT: Words = {
  en: ['\\bcookies?\\b', '\\bconsent\\b', '\\bgdpr\\b'],
  de: ['datenschutz', 'einwilligung'],
};
