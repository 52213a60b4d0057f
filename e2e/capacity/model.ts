/** What one answer, or one purchase, takes: milliseconds of a core by process, and bytes sent to the browser. */
export interface Cost {
  readonly shell: number;
  readonly api: number;
  readonly database: number;
  readonly bytes: number;
}

/** 'kept' is answered from a process's memory, 'made' is rendered or read from the database. */
export const PARTS = [
  'document kept',
  'document made',
  'call kept',
  'call made',
  'picture',
  'file',
  'purchase',
] as const;
export type Part = (typeof PARTS)[number];
export type Costs = Readonly<Record<Part, Cost>>;

const ASKED = ['document', 'call', 'picture', 'file'] as const;
type Asked = (typeof ASKED)[number];
/** By kind of answer: a count, or a share between 0 and 1. */
export type ByKind = Readonly<Record<Asked, number>>;

export interface Habits {
  /** Answers that one visit asks for. */
  readonly visit: ByKind;
  /** Of visits, how many buy. */
  readonly buying: number;
  /** The busiest second next to the hour's mean. */
  readonly peak: number;
}

export interface HitRates {
  /** Of all answers, those that the edge has; 0 without one. */
  readonly edge: ByKind;
  /** Of the documents and calls that reach a shell or an API, those it has in memory. */
  readonly memory: Readonly<Record<'document' | 'call', number>>;
}

/** What one process or machine may be asked for. */
export interface Limits {
  /** The share of a core that is busy in the busiest second; beyond it answers begin to wait. */
  readonly busy: number;
  /** Cores of one shell with its renderers, and of one API, whose script has one thread. */
  readonly cores: Readonly<Record<'shell' | 'api' | 'edge', number>>;
  /** Cores of the largest server that the primary can move to. */
  readonly primaryCores: number;
  readonly replicas: number;
  /** Connections that one API opens, and that the primary, or the pooler before it, accepts. */
  readonly connections: { readonly ofAnApi: number; readonly accepted: number };
  readonly edgeGbit: number;
  /** Milliseconds of a core per answer of the edge. */
  readonly edgeMs: number;
}

/** In rupees; the caller's assumptions, not quotes. */
export interface Prices {
  readonly coreHour: number;
  readonly gigabyteSent: number;
}

export interface Need {
  readonly what: 'edge' | 'shell' | 'store-api' | 'primary' | 'replicas';
  /** Cores that are busy in the busiest second. */
  readonly busyCores: number;
  /** Processes, at least two of what can be doubled; of the primary, cores. */
  readonly count: number;
  readonly cores: number;
}

export interface Capacity {
  readonly visitsASecond: number;
  readonly purchasesASecond: number;
  readonly gigabitsASecond: number;
  readonly needs: readonly Need[];
  readonly rupeesAnHour: number;
  /** What cannot be multiplied, with the visitors an hour at which it is used up; the first to give comes first. */
  readonly gives: readonly { readonly what: string; readonly visitorsAnHour: number }[];
}

export interface Facts {
  readonly costs: Costs;
  readonly habits: Habits;
  readonly hits: HitRates;
  readonly limits: Limits;
  readonly prices: Prices;
}

/** What so many visitors an hour need. Everything grows with the visits: nothing here waits on one row. */
export function capacityFor(visitorsAnHour: number, facts: Facts): Capacity {
  const { limits, prices } = facts;
  const visitsASecond = (visitorsAnHour / 3600) * facts.habits.peak;
  const visit = costOfVisit(facts);
  const busy = (milliseconds: number) => (visitsASecond * milliseconds) / 1000;
  const doubled = (what: Need['what'], milliseconds: number, cores: number): Need => {
    const count = Math.max(2, Math.ceil(busy(milliseconds) / (cores * limits.busy)));
    return { what, busyCores: busy(milliseconds), count, cores: count * cores };
  };
  const primary = Math.max(2, Math.ceil(busy(visit.primary) / limits.busy));
  const replica = Math.max(2, Math.ceil(busy(visit.replicas) / limits.busy / Math.max(1, limits.replicas)));
  const api = doubled('store-api', visit.api, limits.cores.api);
  const hasEdge = ASKED.some((kind) => facts.hits.edge[kind] > 0);
  const needs: Need[] = [
    ...(hasEdge ? [doubled('edge', visit.edge, limits.cores.edge)] : []),
    doubled('shell', visit.shell, limits.cores.shell),
    api,
    { what: 'primary', busyCores: busy(visit.primary), count: 1, cores: primary },
    ...(limits.replicas > 0
      ? [
          {
            what: 'replicas' as const,
            busyCores: busy(visit.replicas),
            count: limits.replicas,
            cores: limits.replicas * replica,
          },
        ]
      : []),
  ];
  const gigabitsASecond = (visitsASecond * visit.bytes * 8) / 1e9;
  const gigabytesAnHour = (visitorsAnHour * visit.bytes) / 1e9;
  const until = (used: number, most: number) => (used > 0 ? (visitorsAnHour * most) / used : Number.POSITIVE_INFINITY);
  const apiCores = busy(visit.api) / limits.busy;
  return {
    visitsASecond,
    purchasesASecond: visitsASecond * facts.habits.buying,
    gigabitsASecond,
    needs,
    rupeesAnHour:
      needs.reduce((sum, { cores }) => sum + cores, 0) * prices.coreHour + gigabytesAnHour * prices.gigabyteSent,
    gives: [
      {
        what: `the primary's ${limits.primaryCores} cores`,
        visitorsAnHour: until(busy(visit.primary) / limits.busy, limits.primaryCores),
      },
      {
        what: `${limits.connections.accepted} connections to the database`,
        visitorsAnHour: until(apiCores * limits.connections.ofAnApi, limits.connections.accepted),
      },
      {
        what: `${limits.edgeGbit} Gbit/s of one machine before the store`,
        visitorsAnHour: until(gigabitsASecond, limits.edgeGbit),
      },
    ].toSorted((one, other) => one.visitorsAnHour - other.visitorsAnHour),
  };
}

/** Milliseconds by process, and bytes, of the mean visit. */
export function costOfVisit({ costs, habits, hits, limits }: Omit<Facts, 'prices'>) {
  const answers = ASKED.flatMap((kind) => {
    const all = habits.visit[kind];
    const behind = all * (1 - hits.edge[kind]);
    if (kind === 'picture' || kind === 'file') return [{ cost: costs[kind], behind, all }];
    const kept = hits.memory[kind];
    return [
      { cost: costs[`${kind} kept`], behind: behind * kept, all: all * kept },
      { cost: costs[`${kind} made`], behind: behind * (1 - kept), all: all * (1 - kept) },
    ];
  });
  const sum = (value: (answer: (typeof answers)[number]) => number) =>
    answers.reduce((total, answer) => total + value(answer), 0);
  const buying = habits.buying;
  const reads = sum(({ cost, behind }) => cost.database * behind);
  return {
    edge: sum(({ all }) => all) * limits.edgeMs,
    shell: sum(({ cost, behind }) => cost.shell * behind) + buying * costs.purchase.shell,
    api: sum(({ cost, behind }) => cost.api * behind) + buying * costs.purchase.api,
    primary: buying * costs.purchase.database + (limits.replicas > 0 ? 0 : reads),
    replicas: limits.replicas > 0 ? reads : 0,
    bytes: sum(({ cost, all }) => cost.bytes * all) + buying * costs.purchase.bytes,
  };
}
