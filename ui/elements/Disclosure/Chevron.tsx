import { Icon } from '../Icon/Icon.tsx'
import * as css from './Chevron.css.ts'

export const Chevron = () => (
  <span className={css.root}>
    <Icon name="chevron-down" />
  </span>
)
