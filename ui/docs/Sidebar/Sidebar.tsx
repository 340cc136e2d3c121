import { Collapsible } from 'radix-ui'
import { memo, useCallback, useId } from 'react'
import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import { UntilFound } from '../../elements/collapse/UntilFound.tsx'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { Anchor } from '../../elements/Link/Anchor.tsx'
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx'
import { setGroups, useOpenGroups } from './openGroups.ts'
import { Siding, type SidebarCall } from './Siding.tsx'
import * as css from './Sidebar.css.ts'

interface SidebarItem {
  label: string
  href: string
  /** Calls of the page, shown while it is current. @default none */
  calls?: readonly SidebarCall[]
}

export interface SidebarGroup {
  /** Title, unique among its siblings. */
  title: string
  /** The group's own page. Without it, the title opens the group. */
  href?: string
  items: readonly SidebarItem[]
  /** Opens the group initially. A group also opens when one of its pages becomes current. @default false */
  open?: boolean
}

export interface SidebarProps extends ElementProps<'nav'> {
  /** Accessible name. */
  label: string
  /** Groups of pages in reading order. */
  groups: readonly SidebarGroup[]
  /** Address of the current page. */
  current?: string
  /** Header links on narrow screens. @default none */
  links?: readonly { label: string; href: string }[]
}

const isCurrent = (href: string | undefined, current: string | undefined) => (href !== undefined && href === current ? 'page' : undefined)

interface GroupProps {
  group: SidebarGroup
  isOpen: boolean
  current?: string | undefined
  isPast: boolean
  isBehind: boolean
}

/** Memoized, so that hundreds of links don't render again when the stored state of the groups arrives. */
const Group = memo(function Group({ group: { title, href, items }, isOpen, current, isPast, isBehind }: GroupProps) {
  const id = useId()
  const set = useCallback((open: boolean) => setGroups({ [title]: open }), [title])
  const onFound = useCallback(() => set(true), [set])
  const at = items.findIndex((item) => item.href === current)
  const arrow = (
    <span className={css.mark}>
      {!isOpen && (
        <span className={css.count} aria-hidden="true">
          {items.length}
        </span>
      )}
      <Icon name="chevron-down" />
    </span>
  )
  return (
    <Collapsible.Root className={css.group} open={isOpen} onOpenChange={set}>
      <div className={css.head} data-past={isPast || undefined} data-here={isCurrent(href, current) && ''}>
        {href !== undefined && (
          <Anchor className={css.name} href={href} aria-current={isCurrent(href, current)}>
            {title}
          </Anchor>
        )}
        {items.length > 0 && (
          <Collapsible.Trigger className={css.trigger} data-whole={href === undefined || undefined} aria-controls={isOpen ? id : undefined}>
            {href === undefined ? title : <VisuallyHidden>{title}</VisuallyHidden>}
            {arrow}
          </Collapsible.Trigger>
        )}
      </div>
      {items.length > 0 && (
        <UntilFound id={id} isOpen={isOpen} onFound={onFound}>
          <ul className={css.list} aria-label={title}>
            {items.map(({ label, href, calls }, index) => (
              <li key={href} data-past={isBehind || index < at || undefined}>
                <div className={css.item} data-here={index === at ? '' : undefined}>
                  <Anchor className={css.link} href={href} aria-current={isCurrent(href, current)}>
                    {label}
                  </Anchor>
                </div>
                {index === at && calls && <Siding calls={calls} />}
              </li>
            ))}
          </ul>
        </UntilFound>
      )}
    </Collapsible.Root>
  )
})

/** Navigation of the documentation, with a line to the current page and its calls. */
export function Sidebar({ label, groups, current, links = [], ...rest }: SidebarProps) {
  const own = groups.findIndex(({ href, items }) => href === current || items.some((item) => item.href === current))
  const open = useOpenGroups(groups[own]?.title)
  return (
    <nav aria-label={label} {...pickAllowedProps(rest)} className={css.root}>
      {groups.map((group, at) => (
        <Group
          key={group.title}
          group={group}
          isOpen={open[group.title] ?? (group.open || at === own)}
          current={at === own ? current : undefined}
          isPast={at < own || (at === own && group.href !== current)}
          isBehind={at < own}
        />
      ))}
      {links.length > 0 && (
        <ul className={css.links}>
          {links.map(({ label, href }) => (
            <li key={href}>
              <Anchor className={css.out} href={href} newTabIcon={<Icon name="arrow-up-right" />}>
                {label}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </nav>
  )
}
