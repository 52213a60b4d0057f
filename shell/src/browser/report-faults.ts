import { sendReport } from './client-reports.ts';
import { type Visit, whereIs } from './where-is.ts';

/** A page that fails in a loop says so once. */
const MOST_PER_DOCUMENT = 5;

/** A script of the shell or of a remote at a release's address, on this origin. */
const OWN_FRAME = /(\/(?:assets|remotes\/([\w-]+))\/([^/\s~]+)[^\s?#)]*\.js(?:\?[^\s:)]*)?:\d+:\d+)/;

/**
 * Reports what was thrown, once each, by whose code threw. The API takes out what could name a person.
 * @param also gets those of the store's own code
 */
export function createFaultReports(visit: Visit, also: (fault: Error) => void): (fault: unknown) => void {
  const reported = new Set<string>();
  return (fault) => {
    const found = ownerIn(fault);
    if (found) also(fault as Error);
    if (!found || reported.size >= MOST_PER_DOCUMENT || reported.has(found.Detail)) return;
    reported.add(found.Detail);
    sendReport(visit.api, { Kind: 'error', ...found, Route: whereIs(visit).Route });
  };
}

/** Null without the store's code on the stack: the fault of an extension, or of the network. */
function ownerIn(fault: unknown): { Remote: string; Version: string; Detail: string } | null {
  if (!(fault instanceof Error)) return null;
  const [, frame, remote = 'shell', version] = OWN_FRAME.exec(fault.stack ?? '') ?? [];
  if (!frame || !version) return null;
  return {
    Remote: remote,
    Version: version.slice(0, 100),
    Detail: `${fault.name}: ${fault.message.slice(0, 300)} at ${frame.slice(0, 300)}`,
  };
}
