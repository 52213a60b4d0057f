export interface ComposeService {
  readonly image: string;
  readonly build?: {
    readonly context: string;
    readonly target?: string;
    readonly args?: Readonly<Record<string, string>>;
  };
  readonly profiles?: readonly string[];
  readonly command?: readonly string[];
  readonly working_dir?: string;
  readonly environment: Readonly<Record<string, string | number>>;
  readonly healthcheck: {
    readonly test: readonly string[];
    readonly interval: string;
    readonly timeout: string;
    readonly start_period: string;
    readonly start_interval: string;
  };
  readonly networks: readonly string[];
  readonly user?: string;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly tmpfs?: readonly string[];
  readonly mem_limit?: string;
  readonly pids_limit?: number;
  readonly stop_signal?: NodeJS.Signals;
  readonly stop_grace_period?: string;
  readonly logging?: { readonly options: Readonly<Record<string, string>> };
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}

export interface ComposeFile {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean } | null>>;
}
