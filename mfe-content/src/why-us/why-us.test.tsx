import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { SiteProvider } from 'shared-contracts';
import { sampleSite } from 'shared-contracts/testing/sample-site';
import { WhyUs } from './why-us.tsx';

// An owner's empty shop promised free shipping, assembly and the best price.
test('a store that promises nothing has no reasons, and no empty section [SH-09] [API-10]', () => {
  const { container } = render(
    <SiteProvider value={{ ...sampleSite, promises: [] }}>
      <WhyUs />
    </SiteProvider>,
  );
  expect(container).toBeEmptyDOMElement();
});

test('the reasons are its owner’s, in their words [SH-09] [CON-09]', () => {
  const promises = [{ place: 'home', icon: 'tools', title: 'We carry it up', text: '' }] as const;
  render(
    <SiteProvider value={{ ...sampleSite, promises: [...promises] }}>
      <WhyUs />
    </SiteProvider>,
  );
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'We carry it up',
  ]);
});
