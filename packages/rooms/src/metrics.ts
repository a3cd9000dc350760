/** Figures for Prometheus: counters that only grow, and gauges read when asked. */
export class Metrics {
  readonly #counters = new Map<string, { readonly help: string; readonly values: Map<string, number> }>();
  readonly #gauges = new Map<string, { readonly help: string; readonly read: () => number }>();

  gauge(name: string, help: string, read: () => number): void {
    this.#gauges.set(name, { help, read });
  }

  counter(name: string, help: string): (by?: number, label?: string) => void {
    const values = new Map<string, number>([]);
    this.#counters.set(name, { help, values });
    return (by = 1, label = '') => {
      values.set(label, (values.get(label) ?? 0) + by);
    };
  }

  text(): string {
    const lines: string[] = [];
    for (const [name, { help, values }] of this.#counters) {
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} counter`);
      for (const [label, value] of values.size === 0 ? [['', 0] as const] : values) {
        lines.push(`${name}${label === '' ? '' : `{kind="${label}"}`} ${value}`);
      }
    }
    for (const [name, { help, read }] of this.#gauges) {
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name} ${read()}`);
    }
    return `${lines.join('\n')}\n`;
  }
}

/** What a server counts. */
export function serverCounters(metrics: Metrics) {
  return {
    messages: metrics.counter('veillee_messages_total', 'Messages received, by type'),
    refusals: metrics.counter('veillee_refusals_total', 'Refusals given, by key'),
    inputs: metrics.counter('veillee_inputs_total', 'Inputs taken by matches'),
    frames: metrics.counter('veillee_frames_total', 'Frames sent'),
    bytes: metrics.counter('veillee_frame_bytes_total', 'Bytes of frames sent'),
    commits: metrics.counter('veillee_commits_total', 'Transactions committed'),
    events: metrics.counter('veillee_events_total', 'Events logged'),
    matches: metrics.counter('veillee_matches_total', 'Matches, by how they went'),
    conflicts: metrics.counter('veillee_write_conflicts_total', 'Rooms that somebody else had written'),
    asides: metrics.counter('veillee_rooms_aside_total', 'Rooms set aside because something threw there'),
  };
}
export type ServerCounters = ReturnType<typeof serverCounters>;
