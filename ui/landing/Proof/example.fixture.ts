import type { Example } from '../merkle/evidence.ts'

/** Example of the stories: the stored result of `createExample('train job 7 · 4 × H100')`. */
export const example: Example = {
  text: 'train job 7 · 4 × H100',
  evidence: {
    leaves: [
      'c985220986c1e3739da80b89c3fc25db265f74346cfaf7036f91aa1704549eeb',
      'c3c5bcef422fe406f320d98e3ef19366cdfe6249d4fea2d79ceb474d8861c87d',
      '09ca42941c37acecd870a640c6c3c2d07ecb0946b3c968639673f79217fc7ade',
      '29a26f6d60c649695fcacf5d1336c9a4afd41d5c27f13634bfae8ee47c5da0f9',
      '21df58a6d1a790fde1b109e31bdc59b5387656b9f6c65c61d34cdfc1ae3fe415',
      '2e2223e74c9dcb22aff0ae3a31e1990211703c97a3d40806f2340cc09cd6ea0a',
      '007bac6c95d591e9c5746e42e0959ee0431fb1667ac344f680da7d68d3ecad8e',
      '140fd61778802b13c05c0f8fafcfe84370c4e7491178431fee89658c6b0e79fb',
    ],
    levels: [
      [
        'c985220986c1e3739da80b89c3fc25db265f74346cfaf7036f91aa1704549eeb',
        'c3c5bcef422fe406f320d98e3ef19366cdfe6249d4fea2d79ceb474d8861c87d',
        '09ca42941c37acecd870a640c6c3c2d07ecb0946b3c968639673f79217fc7ade',
        '29a26f6d60c649695fcacf5d1336c9a4afd41d5c27f13634bfae8ee47c5da0f9',
        '21df58a6d1a790fde1b109e31bdc59b5387656b9f6c65c61d34cdfc1ae3fe415',
        '2e2223e74c9dcb22aff0ae3a31e1990211703c97a3d40806f2340cc09cd6ea0a',
        '007bac6c95d591e9c5746e42e0959ee0431fb1667ac344f680da7d68d3ecad8e',
        '140fd61778802b13c05c0f8fafcfe84370c4e7491178431fee89658c6b0e79fb',
      ],
      [
        'a35d76a34e91ef31284f4294693bd65b75d8a1e6122ef78ae6576265733794ac',
        'fadd6494fa9595317c5f60951ef4cf97b7cb6eb30b340860259c7f1369feec26',
        '68256908699fc9e22c52d67a8d53a607602cb5fdee8bbccd8e7cf76beaab6536',
        '1140c957bcb8be1c8e785ee45c008b5ee3e873b17f54a13592d5361badd56a32',
      ],
      [
        'b8081e6f649be58478de0d697287dc636af7398fdb795e509c0bd6589eeb492b',
        'ccba69d9a8784d2ecf37ba59e2f460d8517bdfa9810211eaf12781aca8479614',
      ],
      ['fc3e479362ad05f67400f0992119a1f450491c15fd19579bb41378451d727011'],
    ],
    root: 'fc3e479362ad05f67400f0992119a1f450491c15fd19579bb41378451d727011',
    algorithm: 'Ed25519',
    publicKey: '6296d777aa5afe1e0f9a2dc1cceee225b4c75a32dcd5414d46cbfc3bb5ce1044',
    signature:
      '5b3846021f71ce7d46f80b0c3ee87cdd68b332238af988b031dbd308ed288932ffbe19a90f78ba904ecc2306114d85c9d6f8fbd8dab06cd92f8d82849e44e507',
    ms: 10.5,
  },
  verdict: {
    leaf: {
      ok: true,
      at: [],
    },
    path: {
      ok: true,
      at: [],
    },
    signature: {
      ok: true,
      at: [],
    },
    reason: null,
    ms: 3.5,
  },
}
