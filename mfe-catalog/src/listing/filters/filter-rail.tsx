import { useEffect, useRef } from 'react';
import { formatListingQuery, parseListingQuery } from '../listing-url.ts';
import { FilterForm, type FilterFormProps } from './filter-form.tsx';

export interface FilterRailProps extends Omit<FilterFormProps, 'form'> {
  /** Told once, when it has taken over what the server sent. */
  readonly onLive: () => void;
}

/** The filters beside a listing. They are on screen before they are live: what was filled in until then counts now. */
export default function FilterRail({ onLive, ...props }: FilterRailProps) {
  const form = useRef<HTMLFormElement>(null);
  const { listing, choice } = props;
  const atFirst = useRef({ query: listing.query, choose: choice.choose });
  useEffect(() => {
    onLive();
    if (!form.current) return;
    const { query, choose } = atFirst.current;
    const filled = parseListingQuery(new URLSearchParams([...new FormData(form.current)] as [string, string][]));
    if (formatListingQuery(filled) !== formatListingQuery({ ...query, page: 1 })) choose(filled);
  }, [onLive]);
  return <FilterForm {...props} form={form} />;
}
