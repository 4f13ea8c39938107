/** What scripts are told that ask for the browser: whose it is, as sites are told, and that it is a Chromium. */
export function nameForScripts(userAgent: string, version: string): string {
  return `${userAgent} Chrome/${majorOf(version)}.0.0.0`;
}

const PLATFORMS: Partial<Record<NodeJS.Platform, string>> = { darwin: 'macOS', win32: 'Windows' };

/** The browser that runs, for client hints and `navigator.userAgentData`. */
export function hintsOf(version: string) {
  return {
    brands: [{ brand: 'Chromium', version: majorOf(version) }],
    fullVersionList: [{ brand: 'Chromium', version }],
    platform: PLATFORMS[process.platform] ?? 'Linux',
    platformVersion: '',
    architecture: '',
    model: '',
    mobile: false,
  };
}

function majorOf(version: string): string {
  return /^\d+/.exec(version)?.[0] ?? '';
}
