import { createInstance } from '@module-federation/enhanced/runtime';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as dom from 'react-dom';
import * as client from 'react-dom/client';

/** A page that has its own React, which the fragment then uses. */
async function show(): Promise<void> {
  const { manifest, props } = JSON.parse(document.body.dataset.host ?? '');
  const shareConfig = { singleton: true, requiredVersion: '^19.0.0' };
  const shared = (lib: object) => [{ version: React.version, scope: 'default', lib: () => lib, shareConfig }];
  const host = createInstance({
    name: 'partner',
    remotes: [{ name: 'mfe_content', entry: manifest }],
    shared: {
      react: shared(React),
      'react/jsx-runtime': shared(jsxRuntime),
      'react-dom': shared(dom),
      'react-dom/client': shared(client),
    },
  });
  const remote = await host.loadRemote<{ Component: React.ComponentType }>('mfe_content/fragments/why-us');
  const main = document.querySelector('main');
  if (remote && main) client.createRoot(main).render(React.createElement(remote.Component, props));
}

void show();
