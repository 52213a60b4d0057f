import type { Page, Route } from '@playwright/test';
import type { RemoteName } from '../../../.ci/packages.ts';

/** 'cut' fails every request at once; 'slow' answers none until the line is up again. */
type Interruption = 'cut' | 'slow';

/** The connection between this browser and one remote's files. */
export class RemoteLine {
  private state: Interruption | 'up' = 'up';
  private readonly waiting: Route[] = [];

  static async of(page: Page, name: RemoteName): Promise<RemoteLine> {
    const line = new RemoteLine();
    await page.route(`**/remotes/${name}/**`, (route) => line.pass(route));
    return line;
  }

  interrupt(how: Interruption): void {
    this.state = how;
  }

  async mend(): Promise<void> {
    this.state = 'up';
    await Promise.all(this.waiting.splice(0).map((route) => route.continue()));
  }

  private async pass(route: Route): Promise<void> {
    if (this.state === 'up') return route.continue();
    if (this.state === 'cut') return route.abort('connectionfailed');
    this.waiting.push(route);
  }
}
