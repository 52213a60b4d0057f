import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server.node';
import { LanguageProvider, type NoteWord, NoteWords, useWords } from './react.tsx';
import { carryWords, defineWords, hasWords, installWords, showInstalledWords } from './words.ts';

const words = defineWords('catalog', { open: 'Open the {room}', close: 'Close', away: 'Away' });

function Room() {
  const t = useWords(words);
  const [open, setOpen] = useState(false);
  return (
    <button type="button" onClick={() => setOpen(!open)}>
      {open ? t('close') : t('open', { room: 'kitchen' })}
    </button>
  );
}

const storyWords = defineWords('content', { open: 'Open', close: 'Close' });

function Story() {
  const t = useWords(storyWords);
  const [open, setOpen] = useState(false);
  return (
    <button type="button" onClick={() => setOpen(true)}>
      {open ? t('close') : t('open')}
    </button>
  );
}

function page(note: NoteWord) {
  return (
    <LanguageProvider language="ar">
      <NoteWords value={note}>
        <Room />
      </NoteWords>
    </LanguageProvider>
  );
}

describe('texts that travel with the document', () => {
  test('are those that the page shows, before values are filled in [SH-16]', () => {
    installWords('catalog', 'ar', { open: 'افتح {room}', close: 'أغلق' });
    const noted: unknown[] = [];
    renderToString(page((...word) => noted.push(word)));
    expect(noted).toEqual([['catalog', 'open', 'افتح {room}']]);
  });

  test('are shown until the complete list has loaded, which then replaces them [SH-16]', async () => {
    carryWords('ar', { content: { open: 'افتح' } });
    expect(hasWords('content', 'ar')).toBe(false);
    render(
      <LanguageProvider language="ar">
        <Story />
      </LanguageProvider>,
    );
    expect(screen.getByRole('button')).toHaveTextContent('افتح');
    await userEvent.click(screen.getByRole('button'));
    // The document's page did not show this text.
    expect(screen.getByRole('button')).toHaveTextContent('Close');
    act(() => {
      installWords('content', 'ar', { open: 'افتح', close: 'أغلق' });
      showInstalledWords();
    });
    expect(screen.getByRole('button')).toHaveTextContent('أغلق');
  });
});
