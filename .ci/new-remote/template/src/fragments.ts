/** The team's fragments and their props, for the pages that show them. */
declare module 'shared-contracts/remote/fragments' {
  interface FragmentProps {
    'new-team/fragments/note': { readonly text: string };
  }
}

export {};
