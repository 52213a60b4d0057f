interface Federation {
  readonly moduleInfo: Record<string, object>;
  /** The shell's is the first. */
  readonly __INSTANCES__: readonly {
    readonly name: string;
    readonly options: { readonly remotes: readonly { readonly name: string; readonly entry: string }[] };
  }[];
}

/** Fills what Module Federation's devtools read, which federation itself fills only for remotes with a manifest (OPS-25). */
export function showRemotes(): void {
  const { moduleInfo, __INSTANCES__ } = (globalThis as unknown as { readonly __FEDERATION__: Federation })
    .__FEDERATION__;
  const [shell] = __INSTANCES__;
  if (!shell) return;
  const remotesInfo: Record<string, object> = {};
  moduleInfo[shell.name] = { remotesInfo };
  for (const { name, entry } of shell.options.remotes) {
    remotesInfo[name] = { matchedVersion: entry };
    moduleInfo[`${name}:${entry}`] = { version: entry, remoteEntry: entry };
  }
}
