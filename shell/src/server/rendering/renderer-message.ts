import * as v from 'valibot';
import type { PageRequest, RenderedPage } from '../../renderer/page-renderer.tsx';
import type { RendererMessage } from './render-protocol.ts';

const id = v.number();
const reason = v.string();
const isObject = (value: unknown) => typeof value === 'object' && value !== null;

const Message = v.variant('kind', [
  v.object({ kind: v.literal('pong') }),
  v.object({ kind: v.literal('thrown'), reason }),
  v.object({ kind: v.literal('memory'), rssBytes: v.number(), externalBytes: v.number() }),
  v.object({
    kind: v.literal('full'),
    request: v.custom<PageRequest>((value) => URL.canParse((value as Partial<PageRequest> | null)?.url ?? '')),
  }),
  v.object({ kind: v.literal('began'), id }),
  v.object({ kind: v.literal('ready'), broken: v.record(v.string(), reason) }),
  v.object({ kind: v.literal('rendered'), id, page: v.custom<RenderedPage>(isObject) }),
  v.object({ kind: v.literal('failed'), id, reason }),
]);

/** Undefined for what the renderer's own code does not send: a release can send anything from the same process. */
export function rendererMessage(sent: unknown): RendererMessage | undefined {
  const parsed = v.safeParse(Message, sent);
  return parsed.success ? parsed.output : undefined;
}
