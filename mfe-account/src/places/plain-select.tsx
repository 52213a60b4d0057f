import type { SelectProps } from 'shared-contracts/kit/select';

/** The device's own picker in the place of the library's select, should that not come through a bad line. */
export function PlainSelect(props: SelectProps<number>) {
  const { label, placeholder, searchable, options, onChange, ...control } = props;
  return (
    <select
      {...control}
      {...(label ? { 'aria-label': label } : {})}
      className="input"
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
