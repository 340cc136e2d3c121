import { Icon } from '../Icon/Icon.tsx'
import * as css from './Chevron.css.ts'

/** Arrow of a `summary`: down while closed, up while open. */
export const Chevron = () => (
  <span className={css.root}>
    <Icon name="chevron-down" />
  </span>
)
