import { createInstance } from '@module-federation/enhanced/runtime';

interface WhyUs {
  mount(target: Element | null, props: object): () => void;
}

/** A page without React. */
async function show(): Promise<void> {
  const { manifest, props } = JSON.parse(document.body.dataset.host ?? '');
  const host = createInstance({ name: 'partner', remotes: [] });
  host.registerRemotes([{ name: 'mfe_content', entry: manifest }]);
  const remote = await host.loadRemote<WhyUs>('mfe_content/fragments/why-us');
  const remove = remote?.mount(document.querySelector('main'), props);
  document.querySelector('button')?.addEventListener('click', () => remove?.());
}

void show();
