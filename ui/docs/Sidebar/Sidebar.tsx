import { Collapsible } from 'radix-ui'
import { memo, useCallback, useRef } from 'react'
import type { ElementProps } from '../../elements/attributes.ts'
import { content } from '../../elements/collapse/collapse.css.ts'
import { useUntilFound } from '../../elements/collapse/useUntilFound.ts'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { Anchor } from '../../elements/Link/Anchor.tsx'
import { setGroups, useOpenGroups } from './openGroups.ts'
import * as css from './Sidebar.css.ts'

/** A group of pages. */
export interface SidebarGroup {
  /** Names the group; unique among its siblings. */
  title: string
  items: readonly { label: string; href: string }[]
  /** It stands open until the reader closes it; the group of the current page always does. @default false */
  open?: boolean
}

export interface SidebarProps extends ElementProps<'nav'> {
  /** What it is, for a screen reader, such as “Documentation”. */
  label: string
  groups: readonly SidebarGroup[]
  /** The address of the page that stands now. */
  current?: string
  /** Links that the header has no room for on a narrow screen. */
  links?: readonly { label: string; href: string }[]
}

/** One group. It is memoized: what the reader opened is only known after the first rendering, and a page holds hundreds of links. */
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
      <Collapsible.Content className={content} forceMount ref={box}>
        <ul className={css.list}>
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

/** The pages of the documentation on the line; the current one is its marker. */
export function Sidebar({ label, groups, current, links = [], ...rest }: SidebarProps) {
  const own = groups.find(({ items }) => items.some(({ href }) => href === current))
  const open = useOpenGroups(own?.title)
  return (
    <nav aria-label={label} {...rest} className={css.root}>
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
