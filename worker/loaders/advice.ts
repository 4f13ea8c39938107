/** What the operator of a worker is told when there is no browser; `prefix` is that of its settings. */
export function adviceAbout(prefix: string) {
  const setting = `${prefix}_BROWSER_PATH`;
  return {
    noBrowser: `no browser found: install one and leave ${setting} unset, or set it to the absolute path of one`,
    /** `said` is what the browser said, which is never told itself: it may hold addresses. */
    notStarted(said: string): string {
      if (/no usable sandbox|sandboxing failed/i.test(said))
        return `the browser did not start: its sandbox needs unprivileged user namespaces; allow them, or rely on the container alone with ${prefix}_BROWSER_SANDBOX=false`;
      if (/socket path too long/i.test(said))
        return 'the browser did not start: set TMPDIR to a folder with a shorter path';
      return `the browser did not start: check that ${setting} is one, with its libraries`;
    },
  };
}
