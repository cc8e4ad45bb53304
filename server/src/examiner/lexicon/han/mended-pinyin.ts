import { tableOf } from "@recollect/domain/words/table-of.ts";

/** Words that pinyin-pro reads by another reading of a character: its 心脏, the heart, is xīn zāng, in which zāng means dirty. Each word with its pinyin. */
const words = `
心脏 xīn zàng, 内脏 nèi zàng, 青藏 qīng zàng, 船长 chuán zhǎng, 局长 jú zhǎng, 处长 chù zhǎng, 舰长 jiàn zhǎng, 探长 tàn zhǎng, 秘书长 mì shū zhǎng,
委员长 wěi yuán zhǎng, 有空 yǒu kòng, 抽空 chōu kòng, 种植 zhòng zhí, 率先 shuài xiān, 理发 lǐ fà, 金发 jīn fà, 毫发 háo fà, 麻将 má jiàng, 呕吐 ǒu tù,
央行 yāng háng, 分行 fēn háng, 排行 pái háng, 重组 chóng zǔ, 教书 jiāo shū, 假日 jià rì, 逮捕 dài bǔ, 朝鲜 cháo xiǎn, 倒计时 dào jì shí, 反倒 fǎn dào,
挨饿 ái è, 挨打 ái dǎ, 炸鸡 zhá jī, 文件夹 wén jiàn jiā, 视为 shì wéi, 变为 biàn wéi, 列为 liè wéi, 最为 zuì wéi, 尤为 yóu wéi, 身为 shēn wéi, 剥夺 bō duó,
薄膜 bó mó, 湖泊 hú pō, 曲棍球 qū gùn qiú, 相片 xiàng piàn, 弹头 dàn tóu, 少林寺 shào lín sì, 还钱 huán qián, 数数 shǔ shù, 着装 zhuó zhuāng,
用量 yòng liàng, 选中 xuǎn zhòng, 供货 gōng huò, 烟斗 yān dǒu, 身处 shēn chǔ, 心脏病 xīn zàng bìng, 理发店 lǐ fà diàn, 排行榜 pái háng bǎng
`;

/** Pinyin by word. In a longer text the same characters may be of two words: 有空 in 没有空气. */
export const mendedPinyin = tableOf<string>(
  Object.fromEntries(
    words
      .trim()
      .replaceAll("\n", " ")
      .split(", ")
      .map((entry) => [entry.slice(0, entry.indexOf(" ")), entry.slice(entry.indexOf(" ") + 1)]),
  ),
);
