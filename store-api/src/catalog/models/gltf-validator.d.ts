/** The package ships no types. This declares what the store reads of its report. */
declare module 'gltf-validator' {
  interface Report {
    /** Severity 0 is an error. */
    readonly issues: { readonly messages: readonly { readonly severity: number; readonly message: string }[] };
    readonly info?: {
      readonly extensionsRequired?: readonly string[];
      readonly resources?: readonly { readonly storage?: string }[];
      readonly totalTriangleCount?: number;
    };
  }
  /** Rejects for what cannot be read as glTF at all. */
  export function validateBytes(bytes: Uint8Array, options: { format: 'glb'; maxIssues: number }): Promise<Report>;
}
