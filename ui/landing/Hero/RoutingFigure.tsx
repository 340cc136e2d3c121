import { PauseToggle } from '../../elements/Ticker/PauseToggle.tsx'
import { usePausableTicker } from '../../elements/Ticker/usePausableTicker.ts'
import { box, cell, hub, size } from './figure-places.ts'
import { grid, nodesAt, routeAt } from './routing.ts'
import * as css from './RoutingFigure.css.ts'

export interface RoutingFigureProps {
  /** Description of the figure for screen readers. */
  alt: string
  /** Source at the start, up to 12 characters: a drawing does not wrap. */
  source: string
  /** Networks that a workload may be routed to, top to bottom, up to 12 characters each. */
  networks: readonly [string, string, string, string]
  /** Accessible name of the pause control. */
  pauseLabel: string
}

const middle = (network: number) => box.y + network * box.step + 36

/** Figure of a workload that is routed to a node of four networks; the choice changes every few seconds. */
export function RoutingFigure({ alt, source, networks, pauseLabel }: RoutingFigureProps) {
  const { ref: figure, tick, pause } = usePausableTicker<HTMLElement>(4, pauseLabel)
  const route = routeAt(tick)
  return (
    <figure className={css.root} ref={figure}>
      <svg className={css.drawing} viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={alt}>
        {networks.map((name, network) => (
          <path
            key={name}
            className={css.route}
            pathLength={1}
            data-active={route.network === network}
            d={`M${hub.x + hub.radius - 6} ${hub.y + (network - 1.5) * 8} C ${hub.x + 84} ${hub.y + (network - 1.5) * 8}, ${box.x - 90} ${middle(network)}, ${box.x - 34} ${middle(network)} H ${box.x - 10}`}
          />
        ))}
        <path className={css.feed} d={`M16 ${hub.y} H ${hub.x - hub.radius}`} />
        <circle className={css.marker} cx="10" cy={hub.y} r="8" strokeWidth="4.5" />
        <circle className={css.marker} cx={hub.x} cy={hub.y} r={hub.radius} strokeWidth="11" />
        {networks.map((name, network) => (
          <g key={name} transform={`translate(${box.x} ${box.y + network * box.step})`}>
            {nodesAt(network, tick).map((state, node) => (
              <rect
                key={node}
                className={css.node}
                data-state={state}
                x={(node % grid.columns) * cell + 0.5}
                y={Math.floor(node / grid.columns) * cell + 0.5}
                width="17"
                height="17"
                rx="2"
              />
            ))}
          </g>
        ))}
      </svg>
      {/* Labels in HTML, which do not shrink with the drawing: the source, then the networks. */}
      {[source, ...networks].map((name) => (
        <span key={name} className={css.label} aria-hidden="true">
          {name}
        </span>
      ))}
      <div className={css.control}>
        <PauseToggle {...pause} />
      </div>
    </figure>
  )
}
