/** The bucket did not do what it was asked. Its words say what a provider's support asks for, and never a credential. */
export class BlobStoreSilent extends Error {
  /** The bucket answered that there is no such object. */
  readonly isAbsent: boolean;

  constructor(what: string, { name, code, $metadata, RequestId }: ClientFault) {
    // The client's own message may hold an address with its signature.
    const request = $metadata.requestId ?? RequestId;
    super(`BLOB_STORE could not ${what}: ${code ?? name ?? 'unknown'}${request ? `, request ${request}` : ''}`);
    this.isAbsent = $metadata.httpStatusCode === 404 && name !== 'NoSuchBucket';
  }
}

interface ClientFault {
  readonly name?: string;
  readonly code?: string;
  readonly RequestId?: string;
  readonly $metadata: { readonly httpStatusCode?: number; readonly requestId?: string };
}

/** Faults of the client in words; others, of what is being sent for instance, as they are. */
export function saidOf(what: string, fault: unknown): unknown {
  return fault instanceof Error && '$metadata' in fault
    ? new BlobStoreSilent(what, fault as unknown as ClientFault)
    : fault;
}
