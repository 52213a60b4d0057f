import type { FragmentModule } from 'shared-contracts';
import { Note } from './note.tsx';

export const fragment: FragmentModule<'new-team/fragments/note'> = { Component: Note };
