export const roadmapStatuses = ['completed', 'current', 'upcoming'] as const

export type RoadmapStatus = (typeof roadmapStatuses)[number]
