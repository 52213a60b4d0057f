import { act, fireEvent, screen } from '@testing-library/react';
import { forgetPerson } from 'shared-contracts';
import { button } from '../../testing/forms.tsx';
import { reply } from '../../testing/render-page.tsx';
import { ID, openForm as open, thanks } from './testing/opened-form.tsx';

/** What the pieces of files are answered. */
let pieces: (path: string) => Response | Promise<Response>;
const network = globalThis.fetch;
beforeEach(() => {
  act(forgetPerson);
  pieces = () => Response.json({ State: 'kept', Received: 5 });
  globalThis.fetch = async (input) => pieces(String(input));
});
afterAll(() => {
  globalThis.fetch = network;
});
const attach = (...files: File[]) => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input) fireEvent.change(input, { target: { files } });
};
const photo = (name = 'scratch.jpg') => new File(['12345'], name, { type: 'image/jpeg' });

test('files are sent when they are chosen, and their ids with the form [CON-10]', async () => {
  const { fill, submit, sent, calls } = await open();
  await fill();
  attach(photo());
  expect(await screen.findByText('\u2068scratch.jpg\u2069 is attached')).toBeInTheDocument();
  expect(calls.find(({ name }) => name === 'begin-attachment')?.request).toEqual({
    FileName: 'scratch.jpg',
    Bytes: 5,
    FormToken: 'token',
  });
  await submit();
  await thanks();
  expect(sent()[0]?.AttachmentIDs).toEqual([ID]);
});

test('files that have arrived are still attached after a reload [CON-06] [CON-10]', async () => {
  const first = await open();
  attach(photo());
  await screen.findByText(/is attached/);
  first.unmount();
  await open();
  expect(await screen.findByText('\u2068scratch.jpg\u2069 is attached')).toBeInTheDocument();
});

test.each([
  ['not-allowed', /is not a JPEG, PNG, WebP or PDF file/],
  ['damaged', /cannot be read/],
  ['too-many-pixels', /50 million pixels/],
])(
  'refused as %s are named with the reason, and the form asks before it goes without them [CON-10]',
  async (Because, message) => {
    pieces = () => Response.json({ State: 'refused', Received: 5, Because });
    const { fill, submit, sent, user } = await open();
    await fill();
    attach(photo());
    expect(await screen.findByText(message)).toBeInTheDocument();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Not attached: \u2068scratch\.jpg\u2069\./);
    expect(sent()).toEqual([]);
    await user.click(button('Send without them'));
    await thanks();
    expect(sent()[0]?.AttachmentIDs).toEqual([]);
  },
);

// A complaint reached the store without the photographs that it spoke of: they had not arrived, and the form went.
test('files that did not arrive hold the form back; tried again, they go along [CON-06] [CON-10]', async () => {
  pieces = () => new Response(null, { status: 409 });
  const { fill, submit, sent, user } = await open();
  await fill();
  attach(photo('leg.jpg'), photo('scratch.jpg'));
  expect(await screen.findAllByText(/could not be uploaded/)).toHaveLength(2);
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('\u2068leg.jpg\u2069 and \u2068scratch.jpg\u2069');
  expect(sent()).toEqual([]);
  pieces = () => Response.json({ State: 'kept', Received: 5 });
  for (const again of screen.getAllByRole('button', { name: 'Try again' })) await user.click(again);
  expect(await screen.findAllByText(/is attached/)).toHaveLength(2);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Send without them' })).toBeNull();
  await submit();
  await thanks();
  expect(sent()[0]?.AttachmentIDs).toEqual([ID, ID]);
});

test('files larger than 10 MB, or the sixth, are not even begun [CON-10]', async () => {
  const { calls, user } = await open();
  const large = photo('large.jpg');
  Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });
  attach(large);
  expect(await screen.findByText(/large\.jpg.* is larger than 10 MB/)).toBeInTheDocument();
  expect(calls).toEqual([]);
  await user.click(button('Remove \u2068large.jpg\u2069'));
  expect(screen.getByRole('group', { name: 'Pictures or PDF' })).toHaveFocus();
  attach(...Array.from({ length: 6 }, (_, place) => photo(`${place}.jpg`)));
  expect(await screen.findByText('You can attach 5 files')).toBeInTheDocument();
  expect(await screen.findAllByText(/is attached/)).toHaveLength(5);
  expect(button('Add files')).toBeDisabled();
});

test('a file whose piece was lost is sent again from where it stopped [CON-06] [CON-10]', async () => {
  const paths: string[] = [];
  pieces = (path) => {
    paths.push(path);
    if (paths.length === 1) return Response.json({ State: 'arriving', Received: 3 });
    return paths.length === 2 ? Promise.reject(new TypeError('lost')) : Response.json({ State: 'kept', Received: 5 });
  };
  await open();
  attach(photo());
  await screen.findByText(/is attached/);
  expect(paths.map((path) => path.split('/').at(-1))).toEqual(['0', '3', '3']);
});

test('files that are still arriving hold the form back [CON-10]', async () => {
  const arrival = Promise.withResolvers<Response>();
  pieces = () => arrival.promise;
  const { fill, submit, sent } = await open();
  await fill();
  attach(photo());
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Please wait until the files are uploaded');
  expect(sent()).toEqual([]);
  arrival.resolve(Response.json({ State: 'kept', Received: 5 }));
  await screen.findByText(/is attached/);
  await submit();
  await thanks();
});

test('files that the store has forgotten are taken off, so that the form can be sent [CON-06] [CON-10]', async () => {
  const { fill, submit } = await open(reply.problem(400, { errors: [{ path: 'AttachmentIDs', message: 'gone' }] }));
  await fill();
  attach(photo());
  await screen.findByText(/is attached/);
  await submit();
  await screen.findByRole('alert');
  expect(screen.queryByText(/is attached/)).toBeNull();
});
