import { Icon } from '../Icon/Icon.tsx'
import * as css from './Chevron.css.ts'

/** Arrow in a `summary` that points down while closed and up while open. */
export const Chevron = () => (
  <span className={css.root}>
    <Icon name="chevron-down" />
  </span>
)
