import { DAY_MS } from '../../../platform/time.ts';

/** A file that has not come whole by then does not come any more. */
export const ARRIVAL_MS = DAY_MS / 24;

/** What has arrived of files. Ids are checked by the callers. */
export interface ArrivingFiles {
  /** How many bytes have arrived. */
  received(id: string): Promise<number>;
  /** Writes a piece where it belongs; a repeated one changes nothing. Answers how many bytes have arrived. */
  write(id: string, offset: number, piece: Buffer): Promise<number>;
  /** What has arrived; null when it is deleted, by who has checked it. Read once: pieces may be sent again at any time. */
  readPart(id: string): Promise<Buffer | null>;
  dropPart(id: string): Promise<void>;
  /** Deletes what has not come whole. */
  forgetParts(now: Date): Promise<void>;
}
