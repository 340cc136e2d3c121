import { Collapsible } from 'radix-ui'
import { memo, useCallback, useRef } from 'react'
import { allowed, type ElementProps } from '../../elements/attributes.ts'
import { content } from '../../elements/collapse/collapse.css.ts'
import { untilFound } from '../../elements/collapse/until-found.ts'
import { useUntilFound } from '../../elements/collapse/useUntilFound.ts'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { Anchor } from '../../elements/Link/Anchor.tsx'
import { setGroups, useOpenGroups } from './openGroups.ts'
import * as css from './Sidebar.css.ts'

export interface SidebarGroup {
  /** Title, unique among its siblings. */
  title: string
  items: readonly { label: string; href: string }[]
  /** Initially open; the group of the current page always is. @default false */
  open?: boolean
}

export interface SidebarProps extends ElementProps<'nav'> {
  /** Accessible name, such as “Documentation”. */
  label: string
  groups: readonly SidebarGroup[]
  /** Address of the current page. */
  current?: string
  /** Links that do not fit into the header on a narrow screen. */
  links?: readonly { label: string; href: string }[]
}

/** Memoized: opened groups are known only after the first rendering, and a page has hundreds of links. */
const Group = memo(function Group({
  group: { title, items },
  isOpen,
  current,
}: {
  group: SidebarGroup
  isOpen: boolean
  current?: string | undefined
}) {
  const box = useRef<HTMLDivElement>(null)
  const set = useCallback((open: boolean) => setGroups({ [title]: open }), [title])
  useUntilFound(
    box,
    isOpen,
    useCallback(() => set(true), [set]),
  )
  return (
    <Collapsible.Root className={css.group} open={isOpen} onOpenChange={set}>
      <Collapsible.Trigger className={css.title}>
        {title}
        <span className={css.mark}>
          <Icon name="plus" />
        </span>
      </Collapsible.Trigger>
      <Collapsible.Content className={content} forceMount ref={box} {...untilFound(isOpen)}>
        <ul className={css.list} aria-label={title}>
          {items.map(({ label, href }) => (
            <li key={href} className={css.item}>
              <Anchor className={css.link} href={href} aria-current={href === current ? 'page' : undefined}>
                {label}
              </Anchor>
            </li>
          ))}
        </ul>
      </Collapsible.Content>
    </Collapsible.Root>
  )
})

/** Navigation of the documentation on the line, with a marker at the current page. */
export function Sidebar({ label, groups, current, links = [], ...rest }: SidebarProps) {
  const own = groups.find(({ items }) => items.some(({ href }) => href === current))
  const open = useOpenGroups(own?.title)
  return (
    <nav aria-label={label} {...allowed(rest)} className={css.root}>
      {groups.map((group) => (
        <Group
          key={group.title}
          group={group}
          isOpen={open[group.title] ?? (group.open || group === own)}
          current={group === own ? current : undefined}
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
