import { NETWORKS, shareAddress } from './share-address.ts';

const sofa = {
  address: 'https://store.example/collections/sofas/aarvi-sofa',
  title: 'Aarvi Sofa & Ottoman "Teal"',
  picture: 'https://store.example/media/abc/1440.jpg',
};

test.each(NETWORKS)('sharing on %s leads to the network with the address of the page [CAT-14]', (network) => {
  const shared = new URL(shareAddress(network, sofa));
  expect(shared.protocol).toBe('https:');
  expect([...shared.searchParams.values()].join(' ')).toContain(sofa.address);
});

test('a picture goes to Pinterest, and titles cannot break out of their parameter [CAT-14]', () => {
  const { searchParams } = new URL(shareAddress('Pinterest', sofa));
  expect(Object.fromEntries(searchParams)).toEqual({ url: sofa.address, media: sofa.picture, description: sofa.title });
  expect(new URL(shareAddress('Pinterest', { ...sofa, picture: undefined })).searchParams.has('media')).toBe(false);
});
