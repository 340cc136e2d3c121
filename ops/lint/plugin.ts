import { importDirections } from './import-directions.ts'
import { logicalProperties } from './logical-properties.ts'
import { rawColors } from './raw-colors.ts'

/** Rules of this repository for oxlint, which also runs in the editor. */
export default {
  meta: { name: 'house' },
  rules: { 'import-directions': importDirections, 'logical-properties': logicalProperties, 'raw-colors': rawColors },
}
