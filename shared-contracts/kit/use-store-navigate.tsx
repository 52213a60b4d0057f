import { useCallback } from 'react';
import { inLanguage, useLanguage } from 'shared-contracts';
import { type NavigateOptions, useNavigate } from 'shared-contracts/router';

/** Goes to a canonical path (from `links`, without language prefix) in the page's language. */
export function useStoreNavigate(): (to: string, options?: NavigateOptions) => void {
  const language = useLanguage();
  const navigate = useNavigate();
  return useCallback(
    (to, options) => {
      void navigate(inLanguage(language, to), options);
    },
    [language, navigate],
  );
}
