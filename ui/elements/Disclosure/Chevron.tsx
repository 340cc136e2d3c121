import { Icon } from '../Icon/Icon.tsx'
import * as css from './Chevron.css.ts'

/** Stands in the `summary` of a `details`: it points down where something is folded, and up where it is open. */
export const Chevron = () => (
  <span className={css.root}>
    <Icon name="chevron-down" />
  </span>
)
