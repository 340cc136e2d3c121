import { Fragment, memo } from 'react'
import { splitCharacters, type Character } from '../../merkle/characters.ts'
import { leafCount, type Change } from '../../merkle/evidence.ts'
import type { Levels } from '../../merkle/tree.ts'
import { elbows } from './bends.css.ts'
import * as css from './HashTree.css.ts'

export interface HashTreeProps {
  text: string
  levels: Levels
  leaf: number
  change: Change | undefined
  /** Key of the path's elements. A new key redraws the path. */
  path: string
  label: string
  captions: readonly string[]
  was: string
}

/** Memoized because it renders about 200 elements. */
export const HashTree = memo(function HashTree({ text, levels, leaf, change, path, label, captions, was }: HashTreeProps) {
  const characters = splitCharacters(text)
  const isChanged = ({ start, end }: Character) => change !== undefined && start <= change.offset && change.offset < end
  const isOn = (level: number, at: number) => at === leaf >> level
  const root = levels.length - 1
  return (
    <div className={css.root} role="img" aria-label={label}>
      {/* Firefox doesn't hide the content of an image from assistive technology. */}
      <div className={css.drawing} aria-hidden="true">
        {Array.from({ length: leafCount }, (_, at) => {
          const own = characters.filter((character) => character.leaf === at)
          return (
            <span key={at} className={css.leaf[at]} data-lit="" data-on={isOn(0, at) || undefined}>
              <span className={css.number}>{at + 1}</span>
              {own.map((character) => (
                <span key={character.start} className={css.cell} data-changed={isChanged(character) || undefined}>
                  {character.text.trim() || '\u00a0'}
                </span>
              ))}
              {change && own.some(isChanged) && (
                <span className={css.was}>
                  <span className={css.word}>{was} </span>
                  <s>{change.from}</s>
                </span>
              )}
              <span className={css.reach} data-on={isOn(0, at) || undefined} data-line={isOn(0, at) ? 'inline' : undefined}>
                {isOn(0, at) && <span key={path} className={css.reached} />}
              </span>
            </span>
          )
        })}
        {levels.map((hashes, level) =>
          hashes.map((hash, at) => (
            <Fragment key={`${level}.${at}`}>
              {level > 0 && (
                <span className={css.corner[level]![at]}>
                  {isOn(level, at) && (
                    <span className={css.elbow[(leaf >> (level - 1)) % 2 ? 'up' : 'down']} data-line="turn">
                      {elbows[(leaf >> (level - 1)) % 2 ? 'up' : 'down'].map((half, part) => (
                        <span key={`${path}.${part}`} className={`${half} ${css.elbowHalf[level]}`} />
                      ))}
                    </span>
                  )}
                </span>
              )}
              <span
                className={css.node[level]![at]}
                data-lit=""
                data-on={isOn(level, at) || undefined}
                data-root={level === root || undefined}
              >
                <span key={hash} className={css.hash} data-level={level}>
                  {hash.slice(0, 4)}
                  <span className={css.rest}>{level === root ? `${hash.slice(4, 10)}…` : hash.slice(4, 8)}</span>
                </span>
              </span>
            </Fragment>
          )),
        )}
        {captions.map((caption, level) => (
          <span key={level} className={css.caption[level]}>
            {caption}
          </span>
        ))}
      </div>
    </div>
  )
})
