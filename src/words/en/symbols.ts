// Chunk: pairing
/** The everyday word for each symbol that two people compare, by number. */

const list =
  'apple,banana,grapes,lemon,cherries,strawberry,carrot,corn,' +
  'mushroom,egg,cheese,bread,ice cream,cake,coffee,spoon,' +
  'key,light bulb,alarm clock,scissors,hammer,paper clip,pencil,book,' +
  'letter,candle,broom,magnet,battery,camera,telephone,present,' +
  'shoe,top hat,gloves,socks,glasses,ring,crown,umbrella,' +
  'bicycle,train,sailing boat,aeroplane,rocket,anchor,bell,drum,' +
  'guitar,trumpet,balloon,dice,football,house,tree,cactus,' +
  'sun,moon,fire,snowman,dog,fish,snail,butterfly';

export const symbolWords: readonly string[] = list.split(',');
